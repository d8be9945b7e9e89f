/** Status bar of the phone: time, signal and battery. */
export function PhoneBar() {
  return (
    <div className="phone-bar">
      <span>19:42</span>
      <svg aria-hidden="true" width="46" height="12" viewBox="0 0 46 12" fill="currentColor">
        <path d="M0 8h3v4H0zM5 5.5h3V12H5zM10 3h3v9h-3zM15 0h3v12h-3z" />
        <path
          d="M24 1.5h17a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5H24A1.5 1.5 0 0 1 22.5 9V3A1.5 1.5 0 0 1 24 1.5z"
          fill="none"
          stroke="currentColor"
        />
        <path d="M24.5 3.5h11v5h-11zM44 4.5h1.5v3H44z" />
      </svg>
    </div>
  );
}
