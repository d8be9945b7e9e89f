/** A road plate: the A is the road seen from the car. */
export function Logo() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="360"
      height="150"
      viewBox="0 0 360 150"
      role="img"
      aria-label="Via"
    >
      <rect width="360" height="150" rx="26" fill="#ffd60a" />
      <rect
        x="8"
        y="8"
        width="344"
        height="134"
        rx="19"
        fill="none"
        stroke="#15181c"
        strokeWidth="5"
      />
      <g fill="#15181c">
        <path d="M37 36h28l21 50 21-50h28l-39 78H77z" />
        <path d="M150 36h27v78h-27z" />
        <path d="M246 36h24l54 78H192z" />
      </g>
      <path
        d="M255.6 46h4.8l1.5 13h-7.8zM253.2 67h9.6l2 17h-13.6zM250.2 93h15.6l2.4 21h-20.4z"
        fill="#ffd60a"
      />
    </svg>
  );
}
