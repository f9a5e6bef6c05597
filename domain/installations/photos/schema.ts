import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { model, oneOf } from '../../../shared/model.ts'
import { decimalNumber } from '../../../shared/numbers/number-schema.ts'
import { KeyQuery } from '../../orders/schema.ts'
import { WholePhoto } from '../../uploads/schema.ts'

export const PLACE_SOURCES = ['file', 'phone'] as const

const LATITUDE = issue('installations.latitude_wrong')
const LONGITUDE = issue('installations.longitude_wrong')

export const PhotoPlace = model('PhotoPlace', {
	latitude: decimalNumber(LATITUDE).min(-90, LATITUDE).max(90, LATITUDE),
	longitude: decimalNumber(LONGITUDE).min(-180, LONGITUDE).max(180, LONGITUDE),
	from: oneOf(PLACE_SOURCES).openapi({
		description: 'The photo’s own file, or the position of the phone at that moment',
	}),
})
export type PhotoPlace = z.output<typeof PhotoPlace>

export const WholeJobPhoto = WholePhoto.extend({
	place: PhotoPlace.nullish().openapi({
		description: 'Where it was taken, unless its file says so; for the installer and admins alone',
	}),
}).openapi('WholeJobPhoto')

export const Photo = model('InstallationPhoto', {
	id: z.string(),
	imageUrl: z.string(),
	at: z.string(),
	place: PhotoPlace.extend({
		kilometres: z.number().nullable().openapi({
			description: 'To the place of the survey’s photos, or to the area of the PIN code',
		}),
		of: z.enum(['survey', 'pin']),
		far: z.boolean(),
	})
		.nullable()
		.openapi({
			description: 'Null where it is not known, and for all but its installer and admins',
		}),
})
export type Photo = z.output<typeof Photo>

export const PhotoQuery = KeyQuery.extend({
	width: oneOf(['200', '400', '800'])
		.optional()
		.openapi({ description: 'At most so many pixels across; without it the widest there is' }),
})
export type PhotoQuery = z.output<typeof PhotoQuery>
