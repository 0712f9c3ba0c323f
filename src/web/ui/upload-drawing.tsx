/** Two sheets and an arrow: the drawing of a place for files. */
export function UploadDrawing() {
  const shadow = { filter: 'drop-shadow(0 5px 8px rgba(22,29,27,.14))' };
  return (
    <svg className="art" viewBox="0 0 180 128" width="180" height="128" aria-hidden="true">
      <rect className="pp" style={shadow} x="36" y="24" width="80" height="98" rx="1.5" transform="rotate(-7 76 73)" />
      <rect className="pp" style={shadow} x="62" y="14" width="82" height="106" rx="1.5" />
      <rect className="ln" x="74" y="30" width="46" height="5" />
      <rect className="ln" x="74" y="42" width="58" height="5" />
      <rect className="ln" x="74" y="54" width="50" height="5" />
      <g transform="translate(103 88)">
        <rect className="mk" x="-19" y="-17" width="38" height="34" rx="2" />
        <path
          d="M0 9V-9M-8-1.5 0-9.5l8 8"
          fill="none"
          stroke="#161d1b"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
