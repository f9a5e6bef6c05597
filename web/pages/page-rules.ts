import type { ServerBuild } from 'react-router'
import type { PageHandle } from '../../app/page-handle.ts'

/** A part of an address that may be anything, as a pattern. */
export const ANY_PART = '[^/]+'

/** What a page says of itself, with the addresses it has. */
export interface PageRule extends PageHandle {
	path: RegExp
	/** Those of its data, which a browser asks for that is already in the store. */
	dataPath: RegExp
}

/** What the built pages say of themselves in their handles; those that say nothing are left out. */
export const pageRules = ({ routes }: Pick<ServerBuild, 'routes'>): PageRule[] =>
	Object.values(routes).flatMap((route) => {
		const handle = route?.module.handle as PageHandle | undefined
		if (!route || !handle) return []
		const path = (route.path ?? '').replace(/:\w+/g, ANY_PART)
		const dataPath = new RegExp(`^/${path || '_'}\\.data$`)
		return [{ ...handle, path: new RegExp(`^/${path}$`), dataPath }]
	})

/** What the form of the page at this address may bring along; undefined where that is nothing large. */
export const largeFormAt = (rules: readonly PageRule[], path: string) =>
	rules.find((rule) => rule.large && (rule.path.test(path) || rule.dataPath.test(path)))?.large
