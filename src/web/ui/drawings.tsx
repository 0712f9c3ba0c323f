/** The paper drawings of messages and empty states (design: Message page). Decoration only: hidden from screen readers. */

/** Two sheets: nothing written yet. */
export function PagesDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" className="art" viewBox="0 0 180 128">
      <g className="art-shadow">
        <rect className="pp" x="34" y="22" width="82" height="98" rx="1.500" transform="rotate(-7 75 75)" />
      </g>
      <g className="art-shadow">
        <rect className="pp" x="62" y="16" width="82" height="104" rx="1.500" transform="rotate(4 103 72)" />
      </g>
      <g transform="rotate(4 103 72)">
        <rect className="dk" x="75" y="33" width="1.600" height="17" />
        <rect className="mk" x="81" y="37" width="40" height="9" />
      </g>
    </svg>
  );
}

/** A torn sheet: something failed. */
export function TornDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" className="art" viewBox="0 0 180 128">
      <g className="art-shadow">
        <path className="pp" d="M46 12h88v58l-11 9-12-10-11 11-12-11-11 10-11-10-10 10-10-9z" />
      </g>
      <g className="art-shadow">
        <path
          className="pp"
          d="M48 92l10 8 10-10 11 10 11-10 12 11 11-11 12 10 9-7 2 26H48z"
          transform="rotate(2 90 110)"
        />
      </g>
      <rect className="ln" x="58" y="28" width="62" height="5" />
      <rect className="ln" x="58" y="40" width="54" height="5" />
      <rect className="mk" x="56" y="50" width="44" height="9" />
      <rect className="dk" x="58" y="52.500" width="40" height="4" />
      <rect className="ln" x="60" y="112" width="52" height="5" transform="rotate(2 90 110)" />
    </svg>
  );
}

/** Blackened lines: not for you. */
export function RedactedDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" className="art" viewBox="0 0 180 128">
      <g className="art-shadow">
        <rect className="pp" x="44" y="10" width="92" height="112" rx="1.500" />
      </g>
      <rect className="dk" x="56" y="26" width="50" height="9" />
      <rect className="dk" x="56" y="44" width="68" height="7" />
      <rect className="dk" x="56" y="56" width="58" height="7" />
      <rect className="ln" x="56" y="69" width="22" height="5" />
      <rect className="dk" x="82" y="68" width="42" height="7" />
      <rect className="dk" x="56" y="80" width="64" height="7" />
      <rect className="dk" x="56" y="92" width="34" height="7" />
      <rect className="mk" x="94" y="90.500" width="28" height="10" />
      <rect className="ln" x="97" y="93.500" width="22" height="4" />
    </svg>
  );
}

/** A letter stamped as over. */
export function ExpiredDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" className="art" viewBox="0 0 180 128">
      <g className="art-shadow">
        <rect className="pp" x="30" y="26" width="120" height="86" rx="2" />
      </g>
      <path d="M31 28l59 44 59-44" fill="none" stroke="var(--hw-line)" strokeWidth="2" />
      <g transform="rotate(-11 108 84)">
        <rect x="70" y="66" width="82" height="34" rx="3" className="mk" />
        <text
          x="111"
          y="80"
          textAnchor="middle"
          fontFamily="Schibsted Grotesk Variable"
          fontSize="8.500"
          fontWeight="700"
          letterSpacing="1.200"
          fill="#161d1b"
        >
          VALID UNTIL
        </text>
        {/* A worn line, no date: the drawing knows none. */}
        <path d="M82 89h58" stroke="#161d1b" strokeWidth="2.4" strokeDasharray="9 3" />
      </g>
    </svg>
  );
}

/** A sheet on its way. */
export function SentDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" className="art" viewBox="0 0 180 128">
      <g className="art-shadow">
        <rect className="pp" x="38" y="14" width="84" height="106" rx="1.500" transform="rotate(-5 80 67)" />
      </g>
      <g transform="rotate(-5 80 67)">
        <rect className="dk" x="50" y="30" width="50" height="8" />
        <rect className="ln" x="50" y="46" width="60" height="5" />
        <rect className="ln" x="50" y="58" width="52" height="5" />
        <rect className="mk" x="48" y="68" width="46" height="9" />
        <rect className="dk" x="50" y="70.500" width="42" height="4" />
        <rect className="ln" x="50" y="84" width="58" height="5" />
        <rect className="ln" x="50" y="96" width="34" height="5" />
      </g>
      <g className="art-shadow">
        <path className="ik" d="m112 70 44-22-12 50-12-13z" />
      </g>
      <path d="m132 85 24-37-16 42" fill="var(--hw-ink-soft-2)" />
    </svg>
  );
}

/** A sheet with a tick. */
export function ThanksDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" className="art" viewBox="0 0 180 128">
      <g className="art-shadow">
        <rect className="pp" x="28" y="12" width="84" height="108" rx="1.500" />
      </g>
      <rect className="dk" x="40" y="28" width="48" height="8" />
      <rect className="ln" x="40" y="46" width="60" height="5" />
      <rect className="mk" x="38" y="56" width="44" height="10" />
      <rect className="dk" x="40" y="59" width="40" height="4" />
      <rect className="ln" x="40" y="74" width="56" height="5" />
      <rect className="ln" x="40" y="86" width="60" height="5" />
      <rect className="ln" x="40" y="98" width="30" height="5" />
      <g className="art-shadow">
        <rect className="pp" x="100" y="44" width="58" height="34" rx="6" />
      </g>
      <rect className="mk" x="100" y="50" width="3.500" height="22" />
      <path
        d="m117 61 7 7 15-15"
        fill="none"
        stroke="var(--hw-ink-text)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** One name on a slip, and a dashed one below it: nobody else yet. */
export function PeopleDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" className="art" viewBox="0 0 180 128">
      <g className="art-shadow">
        <rect className="pp" x="26" y="30" width="128" height="30" rx="2" />
      </g>
      <circle className="art-face" cx="45" cy="45" r="9" />
      <rect className="dk" x="62" y="39" width="44" height="5" />
      <rect className="ln" x="62" y="48" width="64" height="4" />
      <rect className="art-empty" x="26.7" y="68.7" width="126.6" height="28.6" rx="2" />
      <circle className="art-empty" cx="45" cy="83" r="8.5" />
      <rect className="mk" x="61" y="78" width="40" height="10" />
      <rect className="dk" x="58" y="76" width="1.6" height="14" />
    </svg>
  );
}
