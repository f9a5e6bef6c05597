import type { Page } from 'playwright-core'

/** Uses a page, at which it starts, and waits until it is hydrated. */
export const awake = (page: Page) =>
	page.waitForFunction(
		() =>
			dispatchEvent(new Event('pointermove')) &&
			Object.keys(document.querySelector('main') ?? {}).some((key) =>
				key.startsWith('__reactProps'),
			),
		null,
		{ timeout: 120_000 },
	)
