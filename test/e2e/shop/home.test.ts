import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs } from '../journey.ts'
import { allowComplaints, open, sizeOf } from '../pages.ts'

describe('home', () => {
	it('leads from its hero on, shows featured and new products, and makes its promises', async () => {
		const page = await open()
		await go(page, '/')
		const hero = page.locator('main section').first()
		await hero
			.getByRole('heading', { name: 'Power Your Life with Solar Energy', level: 1 })
			.waitFor()
		const ways = await hero
			.getByRole('link')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
		expect(ways).toEqual(['/products', '/signup'])
		const names = await page.getByRole('article').getByRole('heading').allTextContents()
		expect(names).toHaveLength(8)
		expect(names.slice(0, 5)).toEqual([
			'Solar Panel 250W',
			'Solar Battery 5kWh',
			'Solar Inverter 3kW',
			'Solar Panel 500W',
			'Portable Solar Generator',
		])
		for (const name of ['Fast delivery', 'Assured quality', 'Secure checkout'])
			await page.getByRole('heading', { name }).waitFor()
		await page.getByText('within 2-3 days').waitFor()
		await scanFaces(page)
	})

	it.each([
		['Buyer', 'Your account', '/account'],
		['Installer', 'Your dashboard', '/installer/dashboard'],
		['Admin', 'Your dashboard', '/admin/dashboard'],
	] as const)(
		'leads a signed-in %s on to %s, and asks for no sign-up',
		async (role, words, path) => {
			const page = await openAs(role)
			await go(page, '/')
			const hero = page.locator('main section').first()
			await hero.getByRole('link', { name: words }).click()
			await page.waitForURL((url) => url.pathname === path)
		},
	)

	it('adds a product to the cart with one press, says so, and counts it', async () => {
		const page = await open()
		await go(page, '/')
		await page.getByRole('button', { name: 'Add Solar Panel 250W to the cart' }).click()
		await page.getByText('Solar Panel 250W added to cart!').waitFor()
		await page.getByRole('navigation', { name: 'Main' }).getByText('1 item').waitFor()
	})

	it('takes an address for the newsletter, keeps it when the network fails, and refuses a bad one in words', async () => {
		const page = await open()
		await go(page, '/')
		const field = page.getByRole('textbox', { name: 'Your email address' })
		const subscribe = page.getByRole('button', { name: 'Subscribe' })
		await field.fill('not an address')
		await subscribe.click()
		await page.getByText('Invalid email format.').waitFor()
		await field.fill('reader@example.com')
		await page.route('**/newsletter.data*', (route) => route.abort())
		await subscribe.click()
		await page.getByText('This did not get through.').waitFor()
		allowComplaints(/Failed to load resource/)
		await expect.poll(() => field.inputValue()).toBe('reader@example.com')
		await page.unroute('**/newsletter.data*')
		await subscribe.click()
		await page.getByText('Thank you. We will write to reader@example.com.').waitFor()
	})

	it('keeps its day clear of its words, from a phone to a wide desk', async () => {
		const page = await open()
		await go(page, '/')
		for (const width of [390, 768, 900, 1280, 1920]) {
			await page.setViewportSize(sizeOf(width))
			const overlap = await page.evaluate(() => {
				const line = document.querySelector<SVGPathElement>('section svg path[pathLength]')
				const words = [...document.querySelectorAll('section h1, section h1 ~ *, section h1 ~ * a')]
				const matrix = line?.getScreenCTM()
				if (!line || !matrix) throw new Error('There is no curve.')
				const length = line.getTotalLength()
				const boxes = words.slice(0, 4).map((word) => {
					const range = document.createRange()
					range.selectNodeContents(word)
					return range.getBoundingClientRect()
				})
				return Array.from({ length: 200 }, (_, at) =>
					line.getPointAtLength((at / 199) * length).matrixTransform(matrix),
				).filter(({ x, y }) =>
					boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom),
				).length
			})
			expect(overlap, `at ${width} px`).toBe(0)
		}
	})
})
