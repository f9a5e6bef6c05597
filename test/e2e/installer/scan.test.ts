import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { barCode, qrPicture } from '../../pictures/codes.ts'
import { scanFaces } from '../accessibility.ts'
import { go, hydrated } from '../journey.ts'
import { countPresses } from './count-presses.ts'
import { HERE, installer, job } from './jobs.ts'

const SERIALS = Array.from({ length: 8 }, (_, n) => `JKM550-000${n + 1}`)

/** Gives a page a camera that sees these codes one after the other: the next one once the last is noted. */
async function withCamera(page: Page, codes: readonly string[]) {
	const pictures = await Promise.all(
		codes.map(async (code) => {
			const picture = sharp(await qrPicture(code)).resize({ width: 480, height: 480 })
			return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
		}),
	)
	await page.addInitScript((pictures) => {
		navigator.mediaDevices.getUserMedia = async () => {
			const canvas = document.createElement('canvas')
			canvas.width = 640
			canvas.height = 480
			const seen = pictures.map((src) => Object.assign(new Image(), { src }))
			setInterval(() => {
				const context = canvas.getContext('2d')
				if (!context) return
				context.fillStyle = '#fff'
				context.fillRect(0, 0, 640, 480)
				const picture = seen[document.querySelectorAll('dialog li').length]
				if (picture) context.drawImage(picture, 80, 0)
			}, 50)
			return canvas.captureStream(20)
		}
	}, pictures)
}

const sheet = (page: Page) => page.getByRole('dialog', { name: /^Scan serial numbers/ })

describe('scanning serial numbers', () => {
	it('notes eight numbers with eight scans, and no press but those that open and close it', async () => {
		const page = await installer({ width: 390, isNew: true })
		await withCamera(page, SERIALS)
		const { id, product } = await job(page, 'Lakshmi Narayanan', 8)
		await page.goto(`${HERE}/${id}`)
		await hydrated(page)
		const presses = await countPresses(page)
		await page.getByRole('button', { name: `Scan the numbers of ${product.name}` }).click()
		await sheet(page).getByText('8 of 8', { exact: true }).waitFor({ timeout: 90_000 })
		await sheet(page).getByRole('button', { name: 'Done' }).click()
		expect(await presses()).toBe(2)
		await page.locator('#parts').getByText('Saved', { exact: true }).waitFor()
		const numbers = page.getByLabel(product.name, { exact: true })
		expect((await numbers.inputValue()).split('\n').toSorted()).toEqual(SERIALS)
		const read = await page.request.get(`/api/orders/${id}/installation`)
		expect((await read.json()).parts[0].serials.toSorted()).toEqual(SERIALS)
	})

	it('reads photos of codes without a camera, counts the missing ones, and takes a number out', async () => {
		const page = await installer({ width: 390 })
		const { id, product } = await job(page)
		await go(page, `${HERE}/${id}`)
		await page.getByRole('button', { name: `Scan the numbers of ${product.name}` }).click()
		await sheet(page).getByText('The camera cannot be used.').waitFor()
		await sheet(page).getByText('0 of 2, 2 missing').waitFor()
		const photo = async (text: string) => ({
			...{ name: `${text}.png`, mimeType: 'image/png' },
			buffer: await barCode(text),
		})
		const choose = sheet(page).getByLabel('Choose photos of the codes')
		await choose.setInputFiles([await photo('PLATE-1'), await photo('PLATE-1')])
		await sheet(page).getByText('1 of 2, 1 missing').waitFor()
		await scanFaces(page)
		await choose.setInputFiles([await photo('PLATE-2'), await photo('PLATE-3')])
		await sheet(page).getByText('All 2 are noted. PLATE-3 was not added.').waitFor()
		await sheet(page).getByRole('button', { name: 'Take out PLATE-1' }).click()
		await sheet(page).getByText('1 of 2, 1 missing').waitFor()
		await page.keyboard.press('Escape')
		await page.locator('#parts').getByText('Saved', { exact: true }).waitFor()
		expect(await page.getByLabel(product.name, { exact: true }).inputValue()).toBe('PLATE-2')
	})

	it('says which numbers another order has, in a demo too', async () => {
		const page = await installer({ width: 390 })
		const mark = `DOUBLE-${Date.now()}`
		for (const _ of ['one order', 'another']) {
			const { id, product } = await job(page)
			await go(page, `${HERE}/${id}`)
			await page.getByLabel(product.name, { exact: true }).fill(mark)
			await page.getByLabel(product.name, { exact: true }).blur()
			await page.locator('#parts').getByText('Saved', { exact: true }).waitFor()
		}
		await page.getByText(`Another order has ${mark} too.`).waitFor()
		await scanFaces(page)
	})
})
