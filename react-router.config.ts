import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'app',
	// A folder of its own: every build empties it.
	buildDirectory: 'build/pages',
	ssr: true,
} satisfies Config
