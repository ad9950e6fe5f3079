// Route: the home page.
import { HomeScreen } from '../features/home/home-screen.tsx';
import { homeMeta } from '../seo/home-meta.ts';

export const meta = homeMeta;

export default HomeScreen;
