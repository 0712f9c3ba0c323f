/** The drawings on the four cards of Create New. */

/** An empty sheet. */
export function BlankDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 244 212">
      <g className="art-shadow">
        <rect className="pp" x="42" y="34" width="160" height="190" rx="2" />
      </g>
      <text className="gr" x="62" y="76" fontFamily="Newsreader Variable" fontSize="17">
        Enter text here
      </text>
      <rect className="tx1" x="60" y="60" width="1.6" height="21" />
    </svg>
  );
}

/** The four letters of the framework. */
export function FrameworkDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 244 212">
      <g className="art-shadow">
        <rect className="pp" x="42" y="34" width="160" height="190" rx="2" />
      </g>
      <path className="mk" d="M56 74 84 69v7L56 81z" />
      <text className="tx1" x="62" y="79" fontFamily="Newsreader Variable" fontSize="27" fontWeight="420">
        A
      </text>
      <rect className="ln" x="96" y="61" width="86" height="5" rx="1" />
      <rect className="ln" x="96" y="72" width="64" height="5" rx="1" />
      <text className="tx1" x="62" y="119" fontFamily="Newsreader Variable" fontSize="27" fontWeight="420">
        I
      </text>
      <rect className="ln" x="96" y="101" width="72" height="5" rx="1" />
      <rect className="ln" x="96" y="112" width="84" height="5" rx="1" />
      <text className="tx1" x="62" y="159" fontFamily="Newsreader Variable" fontSize="27" fontWeight="420">
        D
      </text>
      <rect className="ln" x="96" y="141" width="82" height="5" rx="1" />
      <rect className="ln" x="96" y="152" width="50" height="5" rx="1" />
      <text className="tx1" x="62" y="199" fontFamily="Newsreader Variable" fontSize="27" fontWeight="420">
        A
      </text>
      <rect className="ln" x="96" y="181" width="58" height="5" rx="1" />
      <rect className="ln" x="96" y="192" width="40" height="5" rx="1" />
    </svg>
  );
}

/** A question and its answer. */
export function QuestionsDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 244 212">
      <g className="art-shadow">
        <rect className="pp" x="22" y="26" width="122" height="58" rx="8" />
      </g>
      <text className="tx1" x="36" y="51" fontFamily="Schibsted Grotesk Variable" fontSize="13" fontWeight="600">
        1. What makes
      </text>
      <text className="tx1" x="36" y="69" fontFamily="Schibsted Grotesk Variable" fontSize="13" fontWeight="600">
        this job rare?
      </text>
      <g className="art-shadow">
        <rect className="pp" x="86" y="98" width="136" height="130" rx="2" />
      </g>
      <rect className="mk" x="100" y="116" width="84" height="15" />
      <rect className="tx1" x="102" y="121" width="80" height="5" rx="1" />
      <rect className="ln" x="102" y="144" width="106" height="5" rx="1" />
      <rect className="ln" x="102" y="157" width="92" height="5" rx="1" />
      <rect className="ln" x="102" y="170" width="104" height="5" rx="1" />
      <rect className="ln" x="102" y="183" width="58" height="5" rx="1" />
      <path
        className="mk"
        d="m196 42 3.5 8.500 8.500 3.500-8.500 3.500-3.500 8.500-3.500-8.500-8.500-3.500 8.500-3.500z"
      />
    </svg>
  );
}

/** A hand-written line and a pencil. */
export function CopywriterDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 244 212">
      <g className="art-shadow">
        <rect className="pp" x="42" y="34" width="160" height="190" rx="2" />
      </g>
      <rect className="ln" x="62" y="58" width="112" height="5" rx="1" />
      <rect className="ln" x="62" y="71" width="120" height="5" rx="1" />
      <rect className="ln" x="62" y="84" width="84" height="5" rx="1" />
      <path
        d="M62 88.500c28-3 60-3 86-1"
        stroke="var(--hw-marker-bar)"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--hw-ink-text)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M64 142c8-18 16-24 18-18 3 8-14 22-12 26 2 3 14-16 19-14 4 2-4 10 0 11 4 1 10-11 14-10 4 1-3 9 1 10 5 1 12-18 18-16 4 2-8 16-2 17 5 1 12-12 17-11" />
      </g>
      <g transform="translate(146 108) rotate(38)">
        <rect x="-7" y="-72" width="14" height="74" rx="2" fill="#143c37" />
        <path d="M-7 2h14L0 24z" fill="#f3dfd3" />
        <path d="M-2.600 16.500h5.200L0 24z" fill="#161d1b" />
        <rect x="-7" y="-72" width="14" height="11" rx="2" fill="#f8ce34" />
      </g>
    </svg>
  );
}
