import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Widths in px that every picture is written in, as AVIF and WebP; the last is also `{id}.webp`. */
export const pictureWidths = [200, 400, 800] as const

/** Raise when the encoding below changes, so that everything is written anew. */
const encoding = 1

interface Manifest {
	/** Of all that can change a drawing: the code here and the built-in catalogue. */
	source: string
	pictures: Record<string, string>
}

const root = fileURLToPath(new URL('..', import.meta.url))

function hash(...texts: string[]): string {
	const sum = createHash('sha256')
	for (const text of texts) sum.update(text).update('\0')
	return sum.digest('base64url').slice(0, 22)
}

function sourceHash(): string {
	const files = globSync(['pictures/**/*.ts', 'domain/catalogue/sample/*.ts'], { cwd: root }).sort()
	return hash(String(encoding), ...files.map((file) => readFileSync(join(root, file), 'utf8')))
}

function filesOf(id: string): string[] {
	const sized = pictureWidths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`])
	return [...sized, `${id}.webp`]
}

function readManifest(path: string): Manifest {
	try {
		return JSON.parse(readFileSync(path, 'utf8'))
	} catch {
		return { source: '', pictures: {} }
	}
}

async function write(outDir: string, id: string, svg: string): Promise<void> {
	const { default: sharp } = await import('sharp')
	const large = await sharp(Buffer.from(svg))
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	const raw = { width: large.info.width, height: large.info.height, channels: 3 } as const
	for (const width of pictureWidths) {
		const sized = sharp(large.data, { raw }).resize(width, (width * 5) / 4)
		const name = join(outDir, `${id}-${width}`)
		await Promise.all([
			sized.clone().avif({ quality: 56, effort: 2 }).toFile(`${name}.avif`),
			sized.clone().webp({ quality: 78, smartSubsample: true }).toFile(`${name}.webp`),
		])
	}
	const largest = join(outDir, `${id}-${pictureWidths.at(-1)}.webp`)
	writeFileSync(join(outDir, `${id}.webp`), readFileSync(largest))
}

/**
 * Writes every picture into `outDir` and answers how many were new.
 * A picture is drawn again only when its SVG has changed or a file of it is missing.
 */
export async function renderPictures(outDir: string): Promise<number> {
	mkdirSync(outDir, { recursive: true })
	const path = join(outDir, 'manifest.json')
	const before = readManifest(path)
	const source = sourceHash()
	const whole = (id: string) => filesOf(id).every((file) => existsSync(join(outDir, file)))
	if (before.source === source && Object.keys(before.pictures).every(whole)) return 0

	const { drawings } = await import('./drawings.ts')
	const pictures: Record<string, string> = {}
	const waiting = Object.entries(drawings)
	let written = 0
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [id, draw] = next
			const svg = draw()
			pictures[id] = hash(String(encoding), svg)
			if (before.pictures[id] === pictures[id] && whole(id)) continue
			await write(outDir, id, svg)
			written++
		}
	}
	await Promise.all([work(), work()])
	writeFileSync(path, `${JSON.stringify({ source, pictures } satisfies Manifest, null, '\t')}\n`)
	return written
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const outDir = process.argv[2] ?? 'build/pictures'
	const written = await renderPictures(outDir)
	process.stdout.write(`${written} pictures drawn into ${outDir}\n`)
}
