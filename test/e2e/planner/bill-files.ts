import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { type DrawnBill, PAGE, svgOfBill } from '../../planner/bills/drawn-bill.ts'

const fontOf = (weight: string) =>
	readFileSync(`node_modules/@expo-google-fonts/mukta/${weight}/Mukta_${weight}.ttf`).toString(
		'base64',
	)

const face = (weight: number, file: string) =>
	`@font-face{font-family:Mukta;font-weight:${weight};src:url(data:font/ttf;base64,${fontOf(file)})}`

/** The part of the page that the drawn bills fill. */
const FILLED = 700

/** A file as it is chosen in the page. */
export interface BillFile {
	name: string
	mimeType: string
	buffer: Buffer
}

/** Draws a bill in a page of its own, in a font of Latin and Devanagari letters. */
async function draw(page: Page, bill: DrawnBill) {
	const fonts = face(400, '400Regular') + face(700, '700Bold')
	// The pages that tests begin on allow no fonts.
	await page.goto('about:blank')
	await page.setContent(
		`<style>${fonts}body{margin:0}svg{display:block}</style>${svgOfBill(bill, 'Mukta')}`,
	)
	await page.evaluate(() => document.fonts.ready)
}

/** The bill as a PDF with its text. */
export async function pdfOf(page: Page, bill: DrawnBill): Promise<BillFile> {
	await draw(page, bill)
	const { width, height } = PAGE
	const buffer = await page.pdf({ width: `${width}px`, height: `${height}px` })
	return { name: 'bill.pdf', mimeType: 'application/pdf', buffer }
}

/** How a photo of a bill is worse than its print: degrees it is turned by, and the spread of its blur in pixels. */
export interface Flaws {
	turned?: number
	blur?: number
}

/** The bill as a photo. */
export async function photoOf(page: Page, bill: DrawnBill, flaws: Flaws = {}): Promise<BillFile> {
	await draw(page, bill)
	const print = await page.screenshot({
		clip: { x: 0, y: 0, width: PAGE.width, height: FILLED },
	})
	// Twice as many pixels, as a phone has them.
	let photo = sharp(print).resize({ width: PAGE.width * 2 })
	if (flaws.blur) photo = photo.blur(flaws.blur)
	if (flaws.turned)
		photo = sharp(await photo.png().toBuffer()).rotate(flaws.turned, { background: '#d8d4cc' })
	const buffer = await photo.jpeg({ quality: 80 }).toBuffer()
	return { name: 'bill.jpg', mimeType: 'image/jpeg', buffer }
}
