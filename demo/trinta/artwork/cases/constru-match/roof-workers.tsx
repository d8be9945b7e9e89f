/** Two roofers: one kneels where the tiles end, one hands them up from the ladder. */
export function RoofWorkers() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <g fill="#a34e2e" stroke="#6d2c17" strokeWidth="1.2">
        <path d="M438 214h34v7h-34zM440 207h34v7h-34zM438 200h34v7h-34zM441 193h34v7h-34z" />
      </g>

      <path d="M414 168l-22 14 30 4" stroke="#25405f" strokeWidth="15" />
      <path d="M417 164l-19 12" stroke="#2f5079" strokeWidth="8" />
      <path d="M424 187h10" stroke="#2a221c" strokeWidth="9" />
      <path d="M414 166c4-16-2-30-14-38" stroke="#d39a2b" strokeWidth="23" />
      <path d="M418 158c0-12-4-20-10-27" stroke="#b17d1c" strokeWidth="9" />
      <path d="M408 152l-17-24" stroke="#f1e9d2" strokeWidth="4" />
      <path d="M398 132l-20 18-12 8" stroke="#c88a1f" strokeWidth="9" />
      <path d="M376 152l-12 8" stroke="#8a5638" strokeWidth="8" />
      <path
        d="M342 160c6-8 22-8 28 0l-3 8h-22z"
        fill="#c46b45"
        stroke="#7c361d"
        strokeWidth="1.5"
      />
      <path d="M392 120l-3-8" stroke="#7c4b30" strokeWidth="11" />
      <circle cx="386" cy="106" r="11" fill="#8a5638" />
      <path d="M374 104c-1-16 22-19 26-4l1 3z" fill="#f4f4f1" />
      <path d="M370 105l31-4v4l-26 4z" fill="#d9dcdb" />

      <g stroke="#b9bfc2" strokeWidth="5">
        <path d="M528 310l14-112M556 310l10-112" />
        <path d="M530 292h28M533 268h27M536 244h26M539 220h25" strokeWidth="4" />
      </g>
      <path d="M544 292l2-34M556 280l-3-24" stroke="#3d4a55" strokeWidth="14" />
      <path d="M540 296h8M553 284h8" stroke="#2a221c" strokeWidth="8" />
      <path d="M549 250c1-16 0-26-2-34" stroke="#2f74b5" strokeWidth="27" />
      <path d="M557 250c1-16 0-26-3-33" stroke="#235c93" strokeWidth="10" />
      <path d="M541 214l-22-4-20-8" stroke="#2f74b5" strokeWidth="10" />
      <path d="M508 206l-14-7" stroke="#6e4530" strokeWidth="9" />
      <path
        d="M468 194c6-8 22-8 28 0l-3 9h-22z"
        fill="#c46b45"
        stroke="#7c361d"
        strokeWidth="1.5"
      />
      <path d="M546 204v-6" stroke="#573423" strokeWidth="12" />
      <circle cx="544" cy="190" r="12" fill="#6e4530" />
      <path d="M531 188c-1-18 25-19 28-2v3z" fill="#d39a2b" />
      <path d="M527 189l32-2v5l-28 1z" fill="#b17d1c" />
    </g>
  );
}
