/** The people who play on this machine: whose turn it is, how the week stands, and who comes or goes. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_PROFILES } from '../../../../core/contract/profile-names.ts';
import type { ProfileList } from '../../../../core/contract/profiles.ts';
import { Dialog } from '../../../components/controls/dialog.tsx';
import { DAILY } from '../../../parts/modes/use-days.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION } from '../../../state/play/session.ts';
import { DataOutcome } from '../data-outcome.tsx';
import { NameForm } from './name-form.tsx';
import { PlayerRow } from './player-row.tsx';
import styles from './players.module.css';
import { RemoveSheet } from './remove-sheet.tsx';
import { type Players, usePlayers } from './use-players.ts';
import { weekPlaces } from './week-places.ts';

export function PlayersScreen() {
  const { t } = useTranslation();
  const players = usePlayers();
  const { list, trouble } = players;
  return (
    <main className="page" data-screen="players">
      <div className={`column ${styles.screen}`}>
        <PageHead title={t('players.title')} />
        {trouble !== null && (
          <p className={styles.trouble} role="alert">
            <TroubleWords code={trouble} />
          </p>
        )}
        {list?.profiles.length === 1 && <FirstTwo players={players} list={list} />}
        {list !== null && list.profiles.length > 1 && <Household players={players} list={list} />}
      </div>
    </main>
  );
}

interface PartProps {
  readonly players: Players;
  readonly list: ProfileList;
}

/** While one plays alone: the name of that one, and of a second one. */
function FirstTwo({ players, list }: PartProps) {
  const { t } = useTranslation();
  const [only] = list.profiles;
  if (only === undefined) return null;
  const add = async ([own = '', other = '']: readonly string[]) => {
    if (own !== only.name) await players.rename(only.id, own);
    await players.add(other);
  };
  return (
    <section className={`card ${styles.alone}`}>
      <p>{t('players.alone')}</p>
      <NameForm
        fields={[
          { label: t('players.own-name'), value: only.name },
          { label: t('players.other-name'), value: '' },
        ]}
        others={[]}
        submit={t('players.add')}
        onNames={(names) => void add(names)}
      />
    </section>
  );
}

function Household({ players, list }: PartProps) {
  const { t } = useTranslation();
  const { profiles, current } = list;
  const { weeks, monday, isBusy, added } = players;
  const [isNaming, setNaming] = useState(false);
  const places = weekPlaces(weeks ?? {});
  const own = profiles.find(({ id }) => id === current);
  return (
    <>
      <section className={`card ${styles.card}`} aria-labelledby="players-week">
        <h2 id="players-week" className="visually-hidden">
          {t('players.week')}
        </h2>
        <ul>
          {profiles.map((profile) => (
            <PlayerRow
              key={profile.id}
              profile={profile}
              isCurrent={profile.id === current}
              monday={monday}
              week={weeks?.[profile.id]}
              place={places[profile.id]}
              isBusy={isBusy}
              isAdded={profile.id === added}
              onAct={() => {
                if (profile.id === current) setNaming(true);
                else void players.switchTo(profile.id);
              }}
            />
          ))}
        </ul>
        <BoardOfWeek players={players} />
      </section>
      <Comings players={players} list={list} />
      {isNaming && own !== undefined && (
        <Dialog title={t('players.rename')} onClose={() => setNaming(false)} className={styles.sheet}>
          {(close) => (
            <NameForm
              fields={[{ label: t('players.new-name'), value: own.name }]}
              others={profiles.filter(({ id }) => id !== own.id)}
              submit={t('players.save')}
              onNames={([name = '']) => {
                close();
                void players.rename(own.id, name);
              }}
            >
              <button type="button" className="button button-quiet" onClick={close}>
                {t('players.cancel')}
              </button>
            </NameForm>
          )}
        </Dialog>
      )}
    </>
  );
}

/** The board that everybody of the household plays this week. */
function BoardOfWeek({ players: { monday, isBusy } }: Pick<PartProps, 'players'>) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const session = useService(SESSION);
  const play = () => {
    goTo(navigation, 'play');
    void session.continueMode(DAILY, monday);
  };
  return (
    <div className={styles.board}>
      <div>
        <h2>{t('players.board')}</h2>
        <p>{t('players.board-note')}</p>
      </div>
      <button type="button" className="button" disabled={isBusy} onClick={play}>
        {t('players.play-board')}
      </button>
    </div>
  );
}

/** Adds a player, and removes the one who plays. */
function Comings({ players, list: { profiles, current } }: PartProps) {
  const { t } = useTranslation();
  const [isRemoving, setRemoving] = useState(false);
  const own = profiles.find(({ id }) => id === current);
  const name = own?.name || t('players.unnamed');
  return (
    <section className={styles.comings}>
      {profiles.length < MOST_PROFILES ? (
        <NameForm
          fields={[{ label: t('players.new-name'), value: '' }]}
          others={profiles}
          submit={t('players.add')}
          onNames={([added = '']) => void players.add(added)}
        />
      ) : (
        <p>{t('players.full', { most: MOST_PROFILES })}</p>
      )}
      <button
        type="button"
        className={`button button-quiet ${styles.remove}`}
        disabled={players.isBusy}
        onClick={() => setRemoving(true)}
      >
        {t('players.remove')}
      </button>
      <DataOutcome />
      {isRemoving && (
        <RemoveSheet
          name={name}
          onRemove={() => void players.remove(current)}
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  );
}
