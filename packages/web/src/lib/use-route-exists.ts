import { useRouter } from '@tanstack/react-router';

/** Whether a screen is in the route table: a control whose screen is not there is not shown. */
export function useRouteExists(path: string): boolean {
  return path in useRouter().routesByPath;
}
