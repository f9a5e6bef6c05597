import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { Stack } from '../ui/layout/stack'
import { theme } from '../ui/theme/theme'
import { DataParts } from './data-parts'
import { LayoutParts } from './layout-parts'
import { TablePart } from './table-part'
import { TextParts } from './text-parts'
import classes from './ui.module.css'

export const meta = () => [{ title: 'Parts of app/ui' }]

/** Every part of app/ui in light and in dark, with long names, empty, disabled and with mistakes. */
export default function Ui() {
	return (
		<div className={classes.schemes}>
			<Scheme name="light">
				<h1>Light</h1>
				<Parts scheme="light" />
			</Scheme>
			<Scheme name="dark">
				<h1>Dark</h1>
				<Parts scheme="dark" />
			</Scheme>
		</div>
	)
}

function Parts({ scheme }: { scheme: string }) {
	return (
		<>
			<TextParts />
			<LayoutParts />
			<DataParts />
			<TablePart form={`chosen-${scheme}`} />
		</>
	)
}

function Scheme({ name, children }: { name: 'light' | 'dark'; children: ReactNode }) {
	const id = `scheme-${name}`
	return (
		<div id={id} className={classes.scheme} data-mantine-color-scheme={name}>
			<MantineProvider
				theme={theme}
				forceColorScheme={name}
				cssVariablesSelector={`#${id}`}
				getRootElement={() => document.getElementById(id) ?? undefined}
			>
				<Stack gap={10}>{children}</Stack>
			</MantineProvider>
		</div>
	)
}
