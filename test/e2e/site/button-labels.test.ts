import { expect, it } from 'vitest'
import { go, openAs } from '../journey.ts'

it.each([320, 390, 1280])(
	'the words of a button stand in its middle, on one line and on two: %i px',
	async (width) => {
		const page = await openAs('Admin', { width })
		for (const path of ['/', '/admin/products', '/admin/settings']) {
			await go(page, path)
			const offBy = await page.evaluate(() =>
				[...document.querySelectorAll('.mantine-Button-root')]
					.filter((button) => button.checkVisibility())
					.map((button) => {
						const range = document.createRange()
						range.selectNodeContents(button.querySelector('.mantine-Button-label') ?? button)
						const [outer, words] = [button.getBoundingClientRect(), range.getBoundingClientRect()]
						return outer.top + outer.height / 2 - (words.top + words.height / 2)
					}),
			)
			expect(offBy, path).not.toHaveLength(0)
			for (const pixels of offBy) expect(Math.abs(pixels), path).toBeLessThan(3)
		}
	},
)
