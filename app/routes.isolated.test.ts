import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
	vi.unstubAllEnvs()
	vi.resetModules()
})

const paths = async () => {
	const { default: routes } = await import('./routes.ts')
	return routes.flatMap(({ children = [] }) => children.map(({ path }) => path))
}

it.each([true, false])('shows the parts of app/ui in development alone: %s', async (dev) => {
	vi.stubEnv('DEV', dev)
	expect((await paths()).includes('dev/ui')).toBe(dev)
})
