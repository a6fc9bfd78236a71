import { Landing } from '../features/landing/Landing.tsx';
import { GuestSearch } from '../features/search/GuestSearch.tsx';

export const LandingPage = () => <Landing guestSearch={<GuestSearch />} />;
