import { useEffect, useId, useState } from 'react';
import { maxMegabytes } from '../../formats/file';
import { Icon } from '@/cms/admin-ui/Icon';
import { useExchangeSay } from '../lib/useExchangeSay';
import styles from './import.module.scss';

/** What translation tools and spreadsheets call such files; another name can be dropped. */
const accepted =
  '.xlf,.xliff,.sdlxliff,.mqxliff,.mxliff,.xml,.csv,.tsv,.txt,text/csv,application/xliff+xml';

interface Props {
  file: File | null;
  disabled: boolean;
  /** The reader comes back to it. */
  autoFocus: boolean;
  onChoose: (file: File) => void;
}

/** A file is chosen, or dropped on the field. */
export function FileField({ file, disabled, autoFocus, onChoose }: Props) {
  const words = useExchangeSay();
  const id = useId();
  const [over, setOver] = useState(false);

  // A file that misses the field would be opened instead of the page, and all that was done be lost.
  useEffect(() => {
    const stay = (event: DragEvent) => {
      const isField = event.target instanceof HTMLInputElement && event.target.id === id;
      if (!isField && event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, [id]);

  // The same file is taken again once it was corrected; browsers tell only of another one.
  const forget = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    currentTarget.value = '';
    setOver(false);
  };
  return (
    <div className={styles.file} data-over={over || undefined}>
      <Icon name="publish" />
      <label htmlFor={id}>{words('chooseFile')}</label>
      <small id={`${id}-types`}>{words('fileTypes', { limit: maxMegabytes })}</small>
      <input
        id={id}
        type="file"
        accept={accepted}
        disabled={disabled}
        autoFocus={autoFocus}
        aria-describedby={`${id}-types ${id}-chosen`}
        onClick={forget}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={forget}
        onChange={({ currentTarget: { files } }) => {
          if (files?.[0]) onChoose(files[0]);
        }}
      />
      <strong id={`${id}-chosen`}>{file && words('chosenFile', { name: file.name })}</strong>
    </div>
  );
}
