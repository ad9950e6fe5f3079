// Layout of the public pages: full width, sections bring their own columns.
import { Outlet } from 'react-router';
import { Frame } from './frame.tsx';

export default function HomeLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
