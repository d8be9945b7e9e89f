import './base.css';

// The site's own colours and typefaces, if it has a theme.
import.meta.glob('#site-folder/theme.css', { eager: true });
