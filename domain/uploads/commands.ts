import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import type { Actor } from '../../shared/actor.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import {
	MAX_BYTES,
	MAX_HEIGHT_RATIO,
	MAX_PHOTO_BYTES,
	MAX_PIXELS,
	MAX_SIDE_PIXELS,
	MAX_WIDTH_PX,
	PHOTO_SIDE_PX,
	WIDTHS_PX,
} from './limits.ts'
import { mayUpload } from './policy.ts'
import { pictureType } from './rules.ts'
import type { Uploaded } from './schema.ts'
import type { FileStorage } from './storage/storage.ts'

const TOO_LARGE = message('uploads.too_large')
const NOT_A_PICTURE = message('uploads.not_a_picture')
const DAMAGED = message('uploads.damaged')
const TOO_MANY_PIXELS = message('uploads.too_many_pixels')
const TOO_LONG = message('uploads.too_long')

/** Within so many pixels across, and so many times that down. */
const within = (width: number) => ({
	width,
	height: width * MAX_HEIGHT_RATIO,
	fit: 'inside' as const,
	withoutEnlargement: true,
})

/** How large the widest version of a picture is, in pixels and, where that is bounded, in bytes. */
interface Widest {
	fitting: { width: number; height: number; fit: 'inside'; withoutEnlargement: boolean }
	mostBytes: number
}

const PUBLIC: Widest = { fitting: within(MAX_WIDTH_PX), mostBytes: Number.POSITIVE_INFINITY }
const OF_JOB: Widest = {
	fitting: { ...within(PHOTO_SIDE_PX), height: PHOTO_SIDE_PX },
	mostBytes: MAX_PHOTO_BYTES,
}

let last: Promise<unknown> = Promise.resolve()

/** Pictures are decoded and deleted one after the other, so that many at once do not fill the memory. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
	const done = last.then(work)
	last = done.catch(() => {})
	return done
}

/** Keeps a picture of a product, for public view. @returns as `savePicture` */
export async function keepPicture(
	ctx: AppContext,
	actor: Actor,
	file: File,
): Promise<Result<Uploaded>> {
	const allowed = mayUpload(actor, 'product')
	const saved = allowed.ok ? await savePicture(ctx.files.pictures, file, PUBLIC) : allowed
	return saved.ok ? ok({ imageUrl: `/uploads/${saved.value}.webp` }) : saved
}

/** Keeps a photo of a job, for those of the job. @returns the name of its contents, or as `savePicture` */
export async function keepPhoto(
	ctx: AppContext,
	actor: Actor,
	file: File,
): Promise<Result<string>> {
	const allowed = mayUpload(actor, 'installation')
	return allowed.ok ? savePicture(ctx.files.photos, file, OF_JOB) : allowed
}

/** Keeps a photo of a buyer’s goods. The caller has asked whose they are. @returns as `keepPhoto` */
export const keepGoodsPhoto = ({ files }: AppContext, file: File): Promise<Result<string>> =>
	savePicture(files.photos, file, OF_JOB)

/**
 * Writes a picture under the name of its contents: `{hash}-{width}.webp` and `.avif` in three widths, and
 * `{hash}.webp`, which is the widest: of public pictures as wide as the others, of photos larger. It is decoded and written anew, without its metadata.
 * @returns too_large; unsupported_type for a file that is no picture; invalid for one that cannot be decoded
 */
async function savePicture(
	files: FileStorage,
	file: File,
	widest: Widest,
): Promise<Result<string>> {
	if (file.size > MAX_BYTES) return fail('too_large', TOO_LARGE)
	const bytes = Buffer.from(await file.arrayBuffer())
	if (!pictureType(bytes)) return fail('unsupported_type', NOT_A_PICTURE)
	const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
	const result = await inTurn(async () => {
		// One that is stored already counts as uploaded now for garbage collection.
		if (await files.touch(`${hash}.webp`)) return ok(undefined)
		return write({ bytes, hash, files }, widest)
	})
	return result.ok ? ok(hash) : result
}

interface Writing {
	bytes: Buffer
	hash: string
	files: FileStorage
}

async function write({ bytes, hash, files }: Writing, widest: Widest): Promise<Result<void>> {
	// Loaded at the first picture: a store that never receives one is spared the memory.
	const { default: sharp } = await import('sharp')
	sharp.cache(false)
	// Each of its threads has memory of its own.
	sharp.concurrency(1)
	const reading = { limitInputPixels: false, failOn: 'error' } as const
	const size = await sharp(bytes, reading)
		.metadata()
		.catch(() => null)
	if (!size) return unreadable(DAMAGED)
	if (size.width * size.height > MAX_PIXELS) return unreadable(TOO_MANY_PIXELS)
	if (Math.max(size.width, size.height) > MAX_SIDE_PIXELS) return unreadable(TOO_LONG)
	const upright = await sharp(bytes, reading)
		.autoOrient()
		.resize(widest.fitting)
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true })
		.catch(() => null)
	if (!upright) return unreadable(DAMAGED)
	const { data, info } = upright
	const picture = sharp(data, { raw: info })
	for (const width of WIDTHS_PX) {
		const sized = picture.clone().resize(within(width))
		const name = `${hash}-${width}`
		await files.write(
			`${name}.avif`,
			await sized.clone().avif({ quality: 55, effort: 2 }).toBuffer(),
		)
		await files.write(`${name}.webp`, await sized.clone().webp({ quality: QUALITY }).toBuffer())
	}
	// The last to appear: where it is, all the others are.
	await files.write(`${hash}.webp`, await inBytes(picture, info.width, widest.mostBytes))
	return ok(undefined)
}

const QUALITY = 80
/** A picture that is too large in all of them is made smaller. */
const QUALITIES = [QUALITY, 65, 50]
const SMALLER = 0.8

/** The picture as WebP of at most so many bytes, as good as that allows. */
async function inBytes(picture: Sharp, width: number, most: number): Promise<Buffer> {
	for (const quality of QUALITIES) {
		const bytes = await picture.clone().webp({ quality }).toBuffer()
		if (bytes.length <= most) return bytes
	}
	const narrower = Math.round(width * SMALLER)
	return inBytes(picture.clone().resize({ width: narrower }), narrower, most)
}

const unreadable = (why: Message) => failField('image', why)
