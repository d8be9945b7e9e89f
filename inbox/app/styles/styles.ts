import './base.css';

// The site's theme, if it has one.
import.meta.glob('#site-folder/theme.css', { eager: true });
