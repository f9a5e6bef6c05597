import type { DocumentSummary } from '../../../domain/documents/schema'
import { apiPath } from '../../api-call'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'

/** The name of each document. */
export const DOCUMENT_NAMES: Record<DocumentSummary['kind'], string> = {
	'hand-over': 'Hand-over certificate',
	warranty: 'Warranty card',
	'receipt-voucher': 'Receipt voucher',
	'refund-voucher': 'Refund voucher',
	'tax-invoice': 'Invoice',
	'credit-note': 'Credit note',
	quotation: 'Quotation',
}

const OF_INSTALLATION: DocumentSummary['kind'][] = ['hand-over', 'warranty']

/** The copies of an invoice beside the recipient's. */
const COPIES = { transporter: 'Transporter’s copy', supplier: 'Supplier’s copy' } as const

const fileOf = (id: string, copy?: keyof typeof COPIES) =>
	apiPath('get', '/documents/:file', {
		param: { file: `${id}.pdf` },
		query: copy ? { copy } : {},
	})

interface Documents {
	documents: DocumentSummary[]
	/** Whether the other copies of invoices are shown too, which the shop keeps and sends along. */
	hasCopies?: boolean
}

/** The billing documents of an order; nothing where there are none or the caller may see none. */
export function BillingDocuments({ documents, hasCopies }: Documents) {
	const billing = documents.filter(({ kind }) => !OF_INSTALLATION.includes(kind))
	if (billing.length === 0) return null
	return (
		<Stack as="section" gap={3} aria-labelledby="documents">
			<h2 id="documents">Invoices and receipts</h2>
			<OrderDocuments documents={billing} hasCopies={hasCopies} />
		</Stack>
	)
}

/** The documents that were issued for an order, as files to open; nothing where there are none. */
export function OrderDocuments({ documents, hasCopies }: Documents) {
	if (documents.length === 0) return null
	return (
		<Stack as="ul" gap={2} aria-label="Documents">
			{documents.map(({ id, kind, number, total, createdAt }) => (
				<Row as="li" key={id} gap={2} wrap align="baseline">
					<ButtonLink as="a" variant="line" href={fileOf(id)}>
						{DOCUMENT_NAMES[kind]} (PDF)
					</ButtonLink>
					<Text as="span" size="tiny" color="muted">
						{number}, <When at={createdAt} />
						{total !== null && (
							<>
								, <Price rupees={total} />
							</>
						)}
					</Text>
					{hasCopies && kind === 'tax-invoice' && <Copies of={number} id={id} />}
				</Row>
			))}
		</Stack>
	)
}

const Copies = ({ of, id }: { of: string; id: string }) =>
	(['transporter', 'supplier'] as const).map((copy) => (
		<ButtonLink
			as="a"
			key={copy}
			variant="line"
			href={fileOf(id, copy)}
			aria-label={`${COPIES[copy]} of ${of} (PDF)`}
		>
			{COPIES[copy]}
		</ButtonLink>
	))
