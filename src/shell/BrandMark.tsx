/** The portal's mark: a counter below its awning. It names the link that contains it. */
export function BrandMark({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" role="img" aria-label={label} focusable={false}>
      <path
        fill="currentColor"
        d="M5 3h14l3 6.5a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0ZM4 13.5h2V17h12v-3.5h2V21H4Z"
      />
    </svg>
  );
}
