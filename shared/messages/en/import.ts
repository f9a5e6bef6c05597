/** Of files of products. */
export const productImport = {
	'import.choose_file': 'Choose a CSV file.',
	'import.failed': 'Something went wrong on our side. Nothing was changed. Please try again.',
}
