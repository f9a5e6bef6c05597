import { useRouteLoaderData } from 'react-router'
import type { RootData } from './shell-data'

/** What the page's frame knows: who is signed in, the cart's count; undefined when it could not be had. */
export const useShell = () => useRouteLoaderData<RootData>('root')?.shell
