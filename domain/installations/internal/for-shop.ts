import { placeOfPin } from '../../../shared/addresses/place-of-pin.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { AppContext } from '../../app-context.ts'
import type { OrderRow } from '../../orders/queries.ts'
import { rowsOfOrder } from '../../rows-of-order.ts'
import type { PhotoPlace } from '../photos/schema.ts'
import { sameSerial } from '../rules.ts'
import type { Installation } from '../schema.ts'
import { installationTables } from '../tables.ts'
import { judgedPlace, placeIn } from './places.ts'
import { notedElsewhere } from './serials/noted-elsewhere.ts'

type Shown = Pick<Installation, 'parts' | 'steps'>

/** The parts of an installation's progress that its installer and admins see fuller than its buyer. */
export async function forShop(
	ctx: AppContext,
	{ id, zip_code: zipCode }: Pick<OrderRow, 'id' | 'zip_code'>,
	{ parts, steps }: Shown,
): Promise<Shown> {
	const elsewhere = await notedElsewhere(
		ctx,
		id,
		parts.flatMap(({ serials }) => serials),
	)
	const places = await placesOf(ctx, id)
	const surveyed = steps.find(({ step }) => step === 'survey')?.photos ?? []
	const [survey] = surveyed.flatMap((photo) => places.get(photo.id) ?? [])
	const pin = placeOfPin(zipCode)
	return {
		parts: parts.map((part) => ({
			...part,
			serialsElsewhere: part.serials.filter((serial) => elsewhere.has(sameSerial(serial))),
		})),
		steps: steps.map((progress) => ({
			...progress,
			photos: progress.photos.map((photo) => {
				const place = places.get(photo.id)
				const known = progress.step === 'survey' ? { pin } : { survey, pin }
				return { ...photo, place: place ? judgedPlace(place, known) : null }
			}),
		})),
	}
}

/** The places of an order's photos, by their ids. */
async function placesOf({ db }: AppContext, orderId: OrderId): Promise<Map<string, PhotoPlace>> {
	const rows = await rowsOfOrder(installationTables(db), 'installation_photos', orderId)
	return new Map(
		rows.flatMap((row) => {
			const place = placeIn(row)
			return place ? [[row.id, place] as const] : []
		}),
	)
}
