import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { Actor } from '../shared/actor.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import { mayUpload, type Purpose } from './policy.ts'
import { pictureType } from './rules.ts'
import { MOST_BYTES, type Uploaded } from './schema.ts'

const TOO_LARGE = 'The picture is larger than 10 MB.'
const NOT_A_PICTURE = 'The file must be a PNG, JPEG, GIF, WebP or AVIF picture.'
const DAMAGED = 'The picture cannot be read. It may be damaged.'
const TOO_MANY_PIXELS = 'The picture has more than 64 million pixels.'

const MOST_PIXELS = 64_000_000
const WIDTHS = [200, 400, 800]
const WIDEST = 800

let last: Promise<unknown> = Promise.resolve()

/** Pictures are decoded and deleted one after the other, so that many at once do not fill the memory. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
	const done = last.then(work)
	last = done.catch(() => {})
	return done
}

/**
 * Keeps a picture under the name of its contents: `{hash}-{width}.webp` and `.avif` in three widths,
 * and `{hash}.webp`, which is the widest. It is decoded and written anew, without its metadata.
 * @returns too_large; unsupported_type for what is no picture; invalid for one that cannot be decoded
 */
export async function keepPicture(
	store: Store,
	actor: Actor,
	file: File,
	purpose: Purpose = 'product',
): Promise<Result<Uploaded>> {
	const allowed = mayUpload(actor, purpose)
	if (!allowed.ok) return allowed
	if (file.size > MOST_BYTES) return refuse('too_large', TOO_LARGE)
	const bytes = Buffer.from(await file.arrayBuffer())
	if (!pictureType(bytes)) return refuse('unsupported_type', NOT_A_PICTURE)
	const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
	const whole = join(store.uploadsDir, `${hash}.webp`)
	const result = await inTurn(async () =>
		(await isThere(whole)) ? ok(undefined) : write(bytes, whole),
	)
	return result.ok ? ok({ imageUrl: `/uploads/${hash}.webp` }) : result
}

/** Whether the picture is kept already; its file is then as good as new to whoever sweeps old ones away. */
const isThere = (path: string) =>
	utimes(path, new Date(), new Date()).then(
		() => true,
		() => false,
	)

async function write(bytes: Buffer, whole: string): Promise<Result<void>> {
	// Loaded at the first picture: a store that never receives one is spared the memory.
	const { default: sharp } = await import('sharp')
	sharp.cache(false)
	const reading = { limitInputPixels: false, failOn: 'error' } as const
	const size = await sharp(bytes, reading)
		.metadata()
		.catch(() => null)
	if (!size) return unreadable(DAMAGED)
	if (size.width * size.height > MOST_PIXELS) return unreadable(TOO_MANY_PIXELS)
	const upright = await sharp(bytes, reading)
		.autoOrient()
		.resize({ width: WIDEST, withoutEnlargement: true })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true })
		.catch(() => null)
	if (!upright) return unreadable(DAMAGED)
	const { data, info } = upright
	const picture = sharp(data, { raw: info })
	await mkdir(join(whole, '..'), { recursive: true })
	for (const width of WIDTHS) {
		const sized = picture.clone().resize({ width, withoutEnlargement: true })
		const path = whole.replace(/\.webp$/, `-${width}`)
		await place(sized.clone().avif({ quality: 55, effort: 2 }), `${path}.avif`)
		await place(sized.clone().webp({ quality: 80 }), `${path}.webp`)
	}
	// The last to appear: where it is, all the others are.
	await place(picture.clone().webp({ quality: 80 }), whole)
	return ok(undefined)
}

/** Whoever reads the file finds all of it or none of it. */
async function place(picture: Sharp, path: string) {
	const unfinished = `${path}.${randomUUID()}`
	await writeFile(unfinished, await picture.toBuffer())
	await rename(unfinished, path)
}

const unreadable = (message: string) => refuse('invalid', message, { fields: { image: message } })
