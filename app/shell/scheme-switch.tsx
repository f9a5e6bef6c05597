import { useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { startTransition } from 'react'
import { ButtonLink } from '../ui/text/button-link'
import classes from './header/header.module.css'

const systemScheme = () =>
	matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : ('light' as const)

/** Light or dark; a return to the system's scheme deletes the choice. */
export function SchemeSwitch() {
	const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
	const toggle = () => {
		const now = document.documentElement.getAttribute('data-mantine-color-scheme')
		const wanted = now === 'dark' ? 'light' : 'dark'
		// In a transition, so that parts not hydrated yet stay as they are.
		startTransition(() => setColorScheme(wanted === systemScheme() ? 'auto' : wanted))
	}
	return (
		<ButtonLink variant="icon" onClick={toggle} aria-label="Switch between light and dark">
			<IconMoon className={classes.moon} size={20} aria-hidden />
			<IconSun className={classes.sun} size={20} aria-hidden />
		</ButtonLink>
	)
}
