/** The values that a form would send, as parameters of an address. */
export const paramsOf = (form: HTMLFormElement) =>
	new URLSearchParams([...new FormData(form)] as [string, string][])
