import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Widths in px that every picture is written in, as AVIF and WebP; the last is also `{id}.webp`. */
export const pictureWidths = [200, 400, 800] as const

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where the pictures lie: committed, so that neither start nor test waits for them to be drawn. */
export const FOLDER = join(root, 'public/pictures')
/** The source of each picture. */
export const MANIFEST = join(root, 'tools/pictures/manifest.json')

/** Raise when the encoding below changes, so that everything is written anew. */
const encoding = 1

/** The source of each picture, by its id. */
type Manifest = Record<string, string>

/** Another for another drawing, or another encoding of it. */
export const fingerprintOf = (svg: string): string =>
	createHash('sha256').update(`${encoding}\0${svg}\0`).digest('base64url').slice(0, 22)

export function filesOf(id: string): string[] {
	const sized = pictureWidths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`])
	return [...sized, `${id}.webp`]
}

function readManifest(): Manifest {
	try {
		return JSON.parse(readFileSync(MANIFEST, 'utf8'))
	} catch {
		return {}
	}
}

async function write(id: string, svg: string): Promise<void> {
	const { default: sharp } = await import('sharp')
	const large = await sharp(Buffer.from(svg))
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	const raw = { width: large.info.width, height: large.info.height, channels: 3 } as const
	for (const width of pictureWidths) {
		const sized = sharp(large.data, { raw }).resize(width, (width * 5) / 4)
		const name = join(FOLDER, `${id}-${width}`)
		await Promise.all([
			sized.clone().avif({ quality: 56, effort: 2 }).toFile(`${name}.avif`),
			sized.clone().webp({ quality: 78, smartSubsample: true }).toFile(`${name}.webp`),
		])
	}
	const largest = join(FOLDER, `${id}-${pictureWidths.at(-1)}.webp`)
	writeFileSync(join(FOLDER, `${id}.webp`), readFileSync(largest))
}

/** Draws the pictures with changes or missing files, and returns their number. */
async function renderPictures(): Promise<number> {
	mkdirSync(FOLDER, { recursive: true })
	const before = readManifest()
	const whole = (id: string) => filesOf(id).every((file) => existsSync(join(FOLDER, file)))
	const { drawings } = await import('./drawings.ts')
	const pictures: Manifest = {}
	const waiting = Object.entries(drawings)
	let written = 0
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [id, draw] = next
			const svg = draw()
			pictures[id] = fingerprintOf(svg)
			if (before[id] === pictures[id] && whole(id)) continue
			await write(id, svg)
			written++
		}
	}
	await Promise.all([work(), work()])
	const sorted = Object.fromEntries(Object.entries(pictures).sort())
	writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, '\t')}\n`)
	return written
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	process.stdout.write(`${await renderPictures()} pictures drawn\n`)
}
