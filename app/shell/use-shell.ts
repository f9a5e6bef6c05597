import { useRouteLoaderData } from 'react-router'
import type { RootData } from './shell-data'

/** The data of the page's frame: the signed-in account, the cart's count; undefined when they could not be read. */
export const useShell = () => useRouteLoaderData<RootData>('root')?.shell
