import { useMatches } from 'react-router'
import type { PageHandle, Portal } from '../../page-handle'

/** The portal of the present page; undefined in the shop. */
export function usePortal(): Portal | undefined {
	const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
	return handles.findLast((handle) => handle?.portal)?.portal
}
