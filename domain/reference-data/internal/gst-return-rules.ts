import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { line } from '../../../shared/text/text.ts'
import { rupees } from './figures.ts'

export const GstReturnFigures = z.object({
	version: line(20, issue('reference.version_required')).openapi({
		description: 'Of the schema of its JSON',
		example: 'GST3.2.2',
	}),
	largeAboveRupees: rupees.openapi({
		description:
			'An invoice to another State for more than this, to a buyer without a GSTIN, is listed by itself',
	}),
	splitsHsn: z.boolean(issue('reference.flag_wrong')).openapi({
		description: 'Table 12 has sales to registered buyers apart',
	}),
})
