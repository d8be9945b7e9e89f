import './base.css';

// The site's own colours and typefaces, where it has any.
import.meta.glob('#site-folder/theme.css', { eager: true });
