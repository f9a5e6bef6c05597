import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { inText, wholeNumber } from '../../shared/numbers/number-schema.ts'
import { PART_BYTES } from './limits.ts'

/** The types an uploaded picture may have, by its bytes. */
export type PictureType = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

const CHOOSE = issue('uploads.choose_picture')

export const NewPicture = model('NewPicture', {
	image: z
		.file({ error: CHOOSE })
		.refine((file) => file.size > 0, CHOOSE)
		.openapi({
			type: 'string',
			format: 'binary',
			description: 'PNG, JPEG, GIF, WebP or AVIF, at most 10 MB',
		}),
})

const OFFSET = issue('uploads.offset_wrong')

export const PhotoPart = model('PhotoPart', {
	part: z
		.file({ error: issue('uploads.part_wrong') })
		.refine(({ size }) => size > 0 && size <= PART_BYTES, issue('uploads.part_wrong'))
		.openapi({ type: 'string', format: 'binary', description: 'At most 128 kB' }),
	offset: inText(wholeNumber(OFFSET).min(0, OFFSET), 'whole').openapi({
		description: 'Where it begins, bytes from 0',
	}),
})

export type PhotoPart = z.output<typeof PhotoPart>

export const ReceivedBytes = model('ReceivedBytes', {
	receivedBytes: z.number().openapi({
		description:
			'How much of the photo is there, from its beginning; the next part begins after it',
	}),
})

export type ReceivedBytes = z.output<typeof ReceivedBytes>

export const WholePhoto = model('WholePhoto', {
	bytes: wholeNumber(OFFSET).min(1, OFFSET).openapi({ description: 'The size of the photo' }),
})

export const Uploaded = model('Uploaded', {
	imageUrl: z.string().openapi({ example: '/uploads/3f2a….webp' }),
})
export type Uploaded = z.output<typeof Uploaded>
