import { z } from '@hono/zod-openapi'
import { anybody, routesTagged } from '../http/call.ts'
import { json, newRouter, problems } from '../http/router.ts'
import { placeNameOfPin } from '../shared/addresses/address.ts'
import { pinCode } from '../shared/addresses/pin.ts'
import { placeOfPin } from '../shared/addresses/place-of-pin.ts'
import { statesOfPin } from '../shared/addresses/states-of-pin.ts'
import { model } from '../shared/model.ts'

const call = routesTagged('Store')

const Pin = model('Pin', {
	pin: z.string(),
	place: z.string().nullable().openapi({
		description: 'District and state, by its first three digits; null where none is known',
		example: 'Pune, Maharashtra',
	}),
	district: z.string().nullable().openapi({ example: 'Pune' }),
	states: z.array(z.string()).openapi({
		description: 'Those it may lie in: its own first, then neighbours close by',
	}),
})
export type Pin = z.output<typeof Pin>

const getPin = call('GET /pins/{pin}', anybody, {
	summary: 'Where a PIN code is, and the states it may lie in',
	params: z.object({ pin: pinCode() }),
	responses: { 200: json(Pin, 'The PIN code'), ...problems(422) },
})

export function pinRoutes() {
	return newRouter().openapi(getPin, (c) => {
		const { pin } = c.req.valid('param')
		const district = placeOfPin(pin)?.district ?? null
		return c.json({ pin, place: placeNameOfPin(pin), district, states: statesOfPin(pin) }, 200)
	})
}
