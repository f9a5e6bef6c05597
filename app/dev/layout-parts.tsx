import { NativeSelect, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { Banner } from '../ui/layout/banner'
import { Card } from '../ui/layout/card'
import { Grid } from '../ui/layout/grid'
import { Hidden } from '../ui/layout/hidden'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { Toolbar } from '../ui/layout/toolbar'
import { ButtonLink } from '../ui/text/button-link'
import { Text } from '../ui/text/text'
import { LONG_NAME, UiPart } from './ui-part'

const THREE = ['One', 'Two', LONG_NAME]
const cards = THREE.map((name) => (
	<Card key={name} pad={3}>
		{name}
	</Card>
))

export function LayoutParts() {
	return (
		<>
			<UiPart name="Stack">
				<Stack gap={2}>{cards}</Stack>
			</UiPart>
			<UiPart name="Row">
				<Row gap={2} justify="between">
					{cards}
				</Row>
				<Row gap={4} wrap>
					{cards}
				</Row>
			</UiPart>
			<UiPart name="Grid">
				<Grid>{cards}</Grid>
			</UiPart>
			<UiPart name="Card">
				<Card pad={6}>
					<Text>{LONG_NAME}</Text>
					<Text size="small" color="muted">
						Two lines on a ground of their own.
					</Text>
				</Card>
				<Card surface="sunken">Sunken</Card>
				<Card surface="dashed" pad={8} align="center">
					<Text color="muted">Nothing here yet.</Text>
				</Card>
			</UiPart>
			<UiPart name="Banner">
				<Banner
					icon={<IconCircleCheck size={22} aria-hidden />}
					action={<ButtonLink>Undo</ButtonLink>}
				>
					{LONG_NAME} is in your cart.
				</Banner>
				<Banner variant="plain">Removed.</Banner>
				<Banner variant="info">You can take this answer back for ten seconds.</Banner>
				<Banner variant="notice">Prices have changed since this page was opened.</Banner>
				<Banner variant="problem" icon={<IconAlertTriangle size={22} aria-hidden />}>
					This could not be saved. <a href="#again">Try again</a>.
				</Banner>
			</UiPart>
			<UiPart name="Toolbar">
				<Toolbar role="search" aria-label="Example">
					<TextInput type="search" label="Search" />
					<NativeSelect label="Status" data={['All', 'Pending']} />
					<ButtonLink>Export</ButtonLink>
				</Toolbar>
			</UiPart>
			<UiPart name="Hidden">
				<Text>
					Readers of the page hear one more word here: <Hidden>hidden</Hidden>.
				</Text>
			</UiPart>
		</>
	)
}
