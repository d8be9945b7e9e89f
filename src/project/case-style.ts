const files = import.meta.glob<string>('#site-folder/cases/*/detail.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * The styles of what only one case has. As text, for its own pages: Astro gives a style that is imported
 * to every page that could show it, and these would be every case's.
 */
export const caseStyle = (id: string): string | undefined =>
  Object.entries(files).find(([file]) => file.endsWith(`/cases/${id}/detail.css`))?.[1];
