import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'app',
	// A folder of its own: every build empties it.
	buildDirectory: 'build/pages',
	ssr: true,
	// All are known from the start: any other request confuses the router while it asks for the page of an address.
	routeDiscovery: { mode: 'initial' },
	// A page's loader and action in the browser are a line each, and a file each otherwise.
	splitRouteModules: false,
} satisfies Config
