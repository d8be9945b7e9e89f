/** Street front of a house in Casa Amarela, drawn as an elevation behind the portrait. */
export function Elevation() {
  return (
    <svg
      aria-hidden="true"
      className="elevation"
      viewBox="0 0 360 204"
      fill="none"
      stroke="#fff"
      strokeWidth="1.3"
    >
      <path d="M0 186h360" strokeWidth="2.5" />
      <path d="M150 186V84h192v102M136 88l110-54 110 54z" />
      <path
        d="M150 88h192M142 84l104-50 104 50M160 74h172M180 64h132M200 54h92M220 44h52"
        strokeOpacity=".6"
      />
      <path d="M166 106h46v50h-46zM189 106v50M166 131h46M162 156h54v5h-54z" />
      <path d="M296 108h34v78h-34zM301 113h24v30h-24zM301 148h24v33h-24z" />
      <path
        d="M342 120h18M342 128h18M342 136h18M342 144h18M342 152h18M342 160h18M342 168h18M342 176h18M350 120v8M356 128v8M350 136v8M356 144v8M350 152v8M356 160v8M350 168v8M356 176v10"
        strokeOpacity=".7"
      />
      <path d="M136 198h220M150 194v8M342 194v8" strokeOpacity=".8" />
      <path
        d="M70 186V150M70 150c-22 2-34-14-28-30 2-16 22-22 32-14 14-4 28 8 24 22 2 14-12 24-28 22zM70 160l-10-14M70 154l10-16"
        strokeOpacity=".35"
      />
    </svg>
  );
}
