import { Link } from 'react-router'
import type { MailTemplate } from '../../../domain/mail/templates'
import { PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { noData } from '../no-data.server'
import { TEMPLATE_LABELS, TEMPLATES } from './mail-labels'

export const meta = titleMeta('How mails look')

export const loader = noData

const SCHEMES = { light: 'Light', dark: 'Dark' }

const COLUMNS: Column<MailTemplate>[] = [
	{ name: 'template', head: 'Mail', cell: (template) => TEMPLATE_LABELS[template] },
	{
		name: 'look',
		head: 'Look',
		cell: (template) => (
			<Row>
				{Object.entries(SCHEMES).map(([scheme, label]) => (
					<ButtonLink
						key={scheme}
						as="a"
						variant="line"
						href={`/admin/mail-previews/${template}?scheme=${scheme}`}
						target="_blank"
						rel="noreferrer"
					>
						{label}
						<Hidden>: {TEMPLATE_LABELS[template]}</Hidden>
					</ButtonLink>
				))}
			</Row>
		),
	},
]

export default function Previews() {
	return (
		<PortalPage
			title="How mails look"
			intro="Each mail with made-up figures, in the shop’s name and with its contact from the settings."
			action={
				<ButtonLink as={Link} to="/admin/mails">
					All mails
				</ButtonLink>
			}
		>
			<DataTable
				label={`${TEMPLATES.length} mails`}
				columns={COLUMNS}
				rows={TEMPLATES}
				keyOf={(template) => template}
			/>
		</PortalPage>
	)
}
