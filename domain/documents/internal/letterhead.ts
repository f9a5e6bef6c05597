import type { AppContext } from '../../app-context.ts'
import { MAX_LOGO_PX } from '../limits.ts'

const UPLOADED = /^\/uploads\/([\w-]+\.[a-z\d]+)$/

/** An uploaded picture as a document can have it; null for any other, and where the file is gone. */
export async function pictureFor(
	{ files, log }: Pick<AppContext, 'files' | 'log'>,
	address: string,
): Promise<Uint8Array | null> {
	const [, name] = UPLOADED.exec(address) ?? []
	if (!name) return null
	const { default: sharp } = await import('sharp')
	try {
		const bytes = await files.pictures.read(name)
		if (!bytes) throw new Error('it is gone')
		return await sharp(bytes)
			.resize({ ...MAX_LOGO_PX, fit: 'inside', withoutEnlargement: true })
			.png()
			.toBuffer()
	} catch (err) {
		log.warn({ err, name }, 'a picture for a document cannot be read')
		return null
	}
}
