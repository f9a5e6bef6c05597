import { z } from '@hono/zod-openapi'
import type { Day } from '../../../../shared/calendar.ts'
import { day } from '../../../../shared/day.ts'
import { issue } from '../../../../shared/messages/message.ts'
import { line, optionalLine } from '../../../../shared/text/text.ts'
import { type Columns, list, text } from '../../../imports/columns.ts'
import type { FileRow } from '../../../imports/read-file.ts'
import type { AlmmList } from '../../compliance/almm-schema.ts'

const REQUIRED = { isRequired: true }

/** The columns of a list of the ministry. */
export const ALMM_COLUMNS = {
	manufacturer: text(REQUIRED),
	model: text(REQUIRED),
	list: text(REQUIRED),
	'valid until': text(),
	'enlistment number': text(),
	product: list(/[\s;,]+/, ' '),
} satisfies Columns

const required = (column: string) => issue('import.field_required', { column })

/** `I`, `2` or `List-II` */
const LIST = /^(?:(?:almm)?[\s-]*list)?[\s-]*(ii?|[12])$/i
const listIn = (typed: string): AlmmList => (/(ii|2)$/i.test(typed) ? 'II' : 'I')

const DAY = day()
/** A day as the ministry writes it, `31.03.2027`, as one reads here; also with hyphens or slashes. */
const isoOf = (typed: string) => typed.replace(/^(\d\d)[./-](\d\d)[./-](\d{4})$/, '$3-$2-$1')

/** A row of the list by itself: a model as the ministry names it. */
export const ListedModel = z.object({
	manufacturer: line(200, required('manufacturer')),
	model: line(200, required('model')),
	list: line(30, required('list'))
		.regex(LIST, issue('catalogue.almm_list_wrong'))
		.transform(listIn),
	/** The last day; null until it is withdrawn. */
	'valid until': z
		.string()
		.default('')
		.transform((typed) => isoOf(typed.trim()))
		.refine((iso) => iso === '' || DAY.safeParse(iso).success, issue('catalogue.almm_day_wrong'))
		.transform((iso) => (iso === '' ? null : (iso as Day))),
	'enlistment number': optionalLine(100),
	/** The products that the row is for, where somebody has written them. */
	product: z.array(z.string()).default([]),
})
export type ListedModel = z.output<typeof ListedModel>
export type AlmmRow = FileRow<ListedModel>
