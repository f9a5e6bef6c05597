import type { ServerBuild } from 'react-router'
import type { PageHandle } from '../../app/page-handle.ts'

/** A part of an address that may be anything, as a pattern. */
export const ANY_PART = '[^/]+'

/** The rules a page declares, with its addresses. */
export interface PageRule extends PageHandle {
	path: RegExp
	/** As the routes have it: `/products/:id`. */
	address: string
	/** The addresses of its data, which a browser that is already in the store requests. */
	dataPath: RegExp
}

/** The rules that the built pages declare in their handles; those without any are left out. */
export const pageRules = ({ routes }: Pick<ServerBuild, 'routes'>): PageRule[] =>
	Object.values(routes).flatMap((route) => {
		const handle = route?.module.handle as PageHandle | undefined
		const { cachedBy, large, isListed, devices } = handle ?? {}
		if (!route || !(cachedBy || large || isListed || devices)) return []
		const path = (route.path ?? '').replace(/:\w+/g, ANY_PART)
		const dataPath = new RegExp(`^/${path || '_'}\\.data$`)
		const address = `/${route.path ?? ''}`
		return [{ ...handle, address, path: new RegExp(`^/${path}$`), dataPath }]
	})

/** The large kind of body of the form at this address; undefined where it is not large. */
export const largeFormAt = (rules: readonly PageRule[], path: string) =>
	rules.find((rule) => rule.large && (rule.path.test(path) || rule.dataPath.test(path)))?.large

/** The devices that the document at this address may use. */
export const devicesAt = (rules: readonly PageRule[], path: string) =>
	rules.find((rule) => rule.devices && rule.path.test(path))?.devices ?? []
