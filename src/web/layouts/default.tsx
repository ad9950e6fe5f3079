// Layout of the tools: one column with room above and below.
import { Outlet } from 'react-router';
import { QueryProvider } from '../session/query-provider.tsx';
import { Frame } from './frame.tsx';

export default function DefaultLayout() {
  return (
    <Frame mainClass="page-column py-8 sm:py-12">
      <QueryProvider>
        <Outlet />
      </QueryProvider>
    </Frame>
  );
}
