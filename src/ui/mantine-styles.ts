/**
 * Styles of all Mantine components, for screens beyond home. To be imported by a screen's component file and never by
 * a route file: with code splitting the CSS of a route file lands in the first load.
 */
import '@mantine/core/styles.layer.css';
