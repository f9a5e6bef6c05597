import { z } from '@hono/zod-openapi'
import { ROLES } from '../../../shared/actor.ts'
import { sought } from '../../../shared/text/text.ts'
import { ORDER_STATUSES } from '../../orders/schema.ts'

export const PortalSearchQuery = z.object({
	q: sought(100).openapi({
		description:
			'Words of an order as its list finds it: number, name, phone (its last four digits too), product, serial number, UTR, invoice; of a person, the name, mail address or id; of a product, the name or id',
		example: '0123',
	}),
})
export type PortalSearchQuery = z.output<typeof PortalSearchQuery>

export const PortalSearch = z
	.object({
		orders: z.array(
			z.object({
				id: z.string(),
				buyer: z.string(),
				phone: z.string(),
				city: z.string(),
				status: z.enum(ORDER_STATUSES),
				hasJob: z.boolean().openapi({ description: 'Whether it has an installation' }),
			}),
		),
		people: z.array(
			z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(ROLES) }),
		),
		products: z.array(z.object({ id: z.string(), name: z.string() })),
		serials: z
			.array(z.object({ serial: z.string(), product: z.string(), buyer: z.string() }))
			.openapi({ description: 'Serial numbers of installed products' }),
	})
	.openapi('PortalSearch', { description: 'The first of each kind; orders the newest first' })
export type PortalSearch = z.output<typeof PortalSearch>
