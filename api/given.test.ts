import { expect, it } from 'vitest'
import { inAscii } from '../shared/text/characters.ts'
import { once } from '../test/builders.ts'
import { GIVEN_ADDRESSES } from '../test/given/addresses.ts'
import { GIVEN_NAMES } from '../test/given/names.ts'
import { GIVEN_PHONES } from '../test/given/phones.ts'
import { GIVEN_PINS } from '../test/given/pins.ts'
import { RIGHT_BODIES } from '../test/matrix/calls.ts'
import { nameOf, type Operation, operations, type Schema } from '../test/openapi.ts'
import { describeOnSqlite } from '../test/store.ts'

type Given = readonly (readonly [given: string, kept: string | null])[]

interface Kind {
	/** The fields of it, by call and path. */
	fields: RegExp
	/** At so many doors of the API. */
	doors: number
	given: Given
}

/** Blank is for each door to refuse or to take as nothing. */
const typed = (given: Given) => given.filter(([text]) => text.trim() !== '')

const KINDS: Record<string, Kind> = {
	'the name of a person': {
		fields: /(?:(?:users|feedback|enquiries|invitations|profile) name|fullName)$/,
		doors: 9,
		given: typed(GIVEN_NAMES),
	},
	'the name of a firm': {
		fields: /(?:firm|billing\.name)$/,
		doors: 4,
		// An address is refused only in names that mails greet by.
		given: typed(GIVEN_NAMES).filter(([text]) => !/:\/\/|www\.|\//.test(text)),
	},
	'a mail address': {
		fields:
			/(?:users|feedback|enquiries|invitations|newsletter|orders|profile|addresses).* (?:\w+\.)*email$/i,
		doors: 7,
		given: typed(GIVEN_ADDRESSES),
	},
	'a PIN code': {
		fields: / (?:\w+\.)*(?:pin|basePin)$/,
		doors: 6,
		// One that begins with 0 the planner does not know, like others.
		given: typed(GIVEN_PINS).filter(([text, pin]) =>
			pin === null ? !/^0\d{5}$/.test(inAscii(text)) : pin === '411038',
		),
	},
	'a telephone number': {
		fields: / (?:\w+\.)*contactNumber$/,
		doors: 5,
		// Numbers of other countries are of none of the shapes that are refused here.
		given: typed(GIVEN_PHONES).filter(([text, kept]) => kept !== null || /[^\d\s+()]/.test(text)),
	},
}

/** Paths to every field of a body, those inside objects too. */
const pathsIn = (schema: Schema, at: string[] = []): string[][] =>
	Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
		[...at, name],
		...pathsIn(property, [...at, name]),
	])

/** A field of the body, or else of the query. */
interface Door {
	operation: Operation
	path: string[]
	isQuery: boolean
	door: string
}

const changed = (value: unknown, [name, ...rest]: string[], to: string): unknown => {
	if (name === undefined) return to
	const before = Object(value) as Record<string, unknown>
	return { ...before, [name]: changed(before[name], rest, to) }
}

/** Of existing things: an unknown id in the path belongs to nothing. */
const doorsOf = ({ fields }: Kind, all: readonly Operation[]): Door[] =>
	all
		.filter(({ path }) => !/\{\w*id\}/i.test(path))
		.flatMap((operation) => [
			...pathsIn(operation.body ?? {}).map((path) => ({ operation, path, isQuery: false })),
			...operation.query.map(({ name }) => ({ operation, path: [name], isQuery: true })),
		])
		.map((each) => ({ ...each, door: `${nameOf(each.operation)} ${each.path.join('.')}` }))
		.filter(({ door }) => fields.test(door))

describeOnSqlite('what people give', (open) => {
	it.each(Object.entries(KINDS))(
		'as %s is taken by every door of the API, or refused by every one',
		async (_, kind) => {
			const { as, visitor } = await open()
			const admin = await as('Admin')
			const [installer, buyer] = [await as('Installer'), await as('Buyer')]
			const callerOf = (path: string) => {
				if (path.endsWith('/users')) return visitor()
				if (path.endsWith('/installer-applications')) return buyer
				return path.startsWith('/api/installer/') ? installer : admin
			}
			const doors = doorsOf(kind, await operations(admin))
			expect(doors.length, doors.map(({ door }) => door).join()).toBeGreaterThanOrEqual(kind.doors)
			const wrong: unknown[] = []
			for (const { operation, path, isQuery, door } of doors) {
				const at = operation.path.replace('{table}', 'tariffs')
				const send = (given: string) =>
					isQuery
						? callerOf(at).get(`${at}?${path}=${encodeURIComponent(given)}`)
						: callerOf(at).json(
								operation.method,
								at,
								changed(RIGHT_BODIES[nameOf(operation)]?.() ?? {}, path, given),
								once(),
							)
				for (const [given, kept] of kind.given) {
					const { status, body } = await send(given)
					const isRefused = status === 422 && path.join('.') in (body?.errors ?? {})
					const isWrong = isRefused !== (kept === null) || status >= 500
					if (isWrong) wrong.push([door, given, status, body])
				}
			}
			expect(wrong).toEqual([])
		},
		120_000,
	)
})
