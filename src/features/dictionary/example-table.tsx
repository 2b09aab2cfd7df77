import classes from './dictionary-popup.module.css';

/** Words or phrases with an example each (spec section 2). */
export function ExampleTable({
  heading,
  rows,
}: {
  heading: 'Word' | 'Phrase';
  rows: readonly { readonly text: string; readonly example: string }[];
}) {
  return (
    <table className={classes['table']} lang="en" dir="ltr">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ text, example }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td>{example}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
