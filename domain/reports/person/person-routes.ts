import { routesTagged } from '../../../http/call.ts'
import { respond } from '../../../http/respond.ts'
import { ok } from '../../../http/responses.ts'
import { newRouter } from '../../../http/router.ts'
import { getPerson } from '../internal/person/person.ts'
import { mayReport } from '../policy.ts'
import { Person, PersonQuery } from './person-schema.ts'

const call = routesTagged('Reports')

/** The shop's data on one person. */
export function personRoutes() {
	return newRouter().openapi(
		call('GET /people', mayReport, {
			summary: 'What there was with a person, by phone or mail (admin)',
			query: PersonQuery,
			responses: ok(Person, 'The person; nobody has no names and no events'),
		}),
		(c) => respond(c, getPerson, c.req.valid('query')),
	)
}
