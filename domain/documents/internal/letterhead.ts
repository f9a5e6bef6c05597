import { join } from 'node:path'
import type { AppContext } from '../../app-context.ts'

const UPLOADED = /^\/uploads\/([\w-]+\.[a-z\d]+)$/

/** The greatest size in pixels that is of use on paper. */
const MOST = { width: 1200, height: 900 }

/** An uploaded picture as a document can have it; null for any other, and where the file is gone. */
export async function pictureFor(
	{ uploadsDir, log }: Pick<AppContext, 'uploadsDir' | 'log'>,
	address: string,
): Promise<Uint8Array | null> {
	const [, name] = UPLOADED.exec(address) ?? []
	if (!name) return null
	const { default: sharp } = await import('sharp')
	try {
		const picture = sharp(join(uploadsDir, name))
		return await picture
			.resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
			.png()
			.toBuffer()
	} catch (err) {
		log.warn({ err, name }, 'a picture for a document cannot be read')
		return null
	}
}
